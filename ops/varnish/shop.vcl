vcl 4.1;

# The shop's edge. Pages are the same for everybody of one culture, so they are kept whole under the keys of what they
# show; what is personal is never kept. Where storefront, dashboard and shop-api listen is written in backends.vcl beside
# this file.

import std;
import directors;
import str;
import xkey;
import var;

include "backends.vcl";
include "trusted-proxies.vcl";
include "unreachable.vcl";

sub vcl_recv {
    # The connection says who is calling. Varnish has added its other end to X-Forwarded-For; what stood there before
    # is kept only from a proxy of ours (a CDN), and the processes walk it by the same list.
    if (client.ip !~ trusted_proxies) {
        set req.http.X-Forwarded-For = client.ip;
    }
    unset req.http.Forwarded;
    unset req.http.X-Real-IP;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Request-Id;
    call name_scheme;
    if (req.restarts == 0) {
        unset req.http.X-Edge-Page;
        unset req.http.X-Edge-Culture;
        unset req.http.X-Edge-Choose;
        unset req.http.X-Edge-Dashboard;
    }

    # Purges come in on a listener of their own, which no visitor reaches.
    if (local.socket == "purge") {
        if (req.method != "PURGE" || !req.http.xkey-purge) {
            return (synth(400));
        }
        # A page that is being rendered now may show what was: it has no keys here yet, so it is recognised by this mark, which
        # names the purge, the one before it, and the keys.
        set req.http.X-Edge-Mark = req.xid + " " + str.split(var.global_get("purged") + " ", 1, " ") + " " + req.http.xkey-purge;
        var.global_set("purged", req.http.X-Edge-Mark);
        # Two at the same moment: neither is the only one.
        if (var.global_get("purged") != req.http.X-Edge-Mark) {
            var.global_set("purged", req.xid + "-met");
        }
        # Softly: while the storefront is down, an old page is better than none.
        set req.http.X-Edge-Purged = xkey.softpurge(req.http.xkey-purge);
        return (synth(200));
    }
    # What no visitor's browser sends, before anything is routed by it: REFUSED_PATH of packages/contracts, a body where
    # none belongs, another protocol, no host.
    if (regsub(req.url, "[?].*$", "") ~ {"(?i)^([^/]|$)|^//|[\\#\x00-\x20\x7f-\xff]|%(?![0-9a-f]{2})|%(25)*(2e|2f|5c|00)|%([01][0-9a-f]|7f)|/\.{1,2}(/|$)|%c[01]|%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab]|%f[5-9a-f]|%[cd].(?!(%[89ab][0-9a-f]))|%e.(?!(%[89ab][0-9a-f]){2})|%f.(?!(%[89ab][0-9a-f]){3})|%[cd].(%[89ab][0-9a-f]){2}|%e.(%[89ab][0-9a-f]){3}|%f.(%[89ab][0-9a-f]){4}|(?<!%[89a-f].)%[89ab]"}) {
        return (synth(400));
    }
    if (req.method ~ "^(GET|HEAD|DELETE|OPTIONS)$"
        && (req.http.Transfer-Encoding || req.http.Content-Length ~ "[^0]")) {
        return (synth(400));
    }
    if (req.http.Upgrade || !req.http.Host) {
        return (synth(400));
    }
    if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
        return (synth(405));
    }

    # A body is read here before anybody is asked, so that one that breaks off or has no end is this visitor's fault alone and
    # never half a request to a process. Only a large one, whose length is known, is passed on while it comes.
    if (req.method ~ "^(POST|PUT|PATCH)$"
        && (req.http.Transfer-Encoding || std.integer(req.http.Content-Length, 0) <= 2097152)
        && !std.cache_req_body(2MB)) {
        return (synth(400));
    }

    # Metrics are served on ports of their own; should one ever be put behind this edge, visitors still do not see it.
    if (req.url ~ "^/metrics([/?]|$)") {
        return (synth(404));
    }
    # A visitor's word about traces is not believed.
    unset req.http.traceparent;
    unset req.http.tracestate;
    unset req.http.baggage;

    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # The paths of shop-api: SHOP_PATHS of packages/contracts.
    if (req.url ~ "^/api/shop/"
        || req.url ~ "^/shop/payment/"
        || req.url ~ "(?i)^/DesktopModules/(Shop|Feedback)/[^?]+\.ashx(\?|$)"
        || req.url ~ "(?i)^/Ajax/[^/?]+\.ashx(\?|$)"
        || req.url ~ "(?i)^/API/internalservices/") {
        set req.backend_hint = shop_api.backend();
        return (pass);
    }

    # The paths of the dashboard: DASHBOARD_PATHS of packages/contracts. Only its files are kept, which everybody shares.
    if (req.url ~ "^/(dashboard|cms-api|_next)(/|\?|$)") {
        set req.http.X-Edge-Dashboard = "1";
        set req.backend_hint = dashboard.backend();
        if (req.url !~ "^/_next/static/") {
            return (pass);
        }
    } else {
        set req.backend_hint = storefront.backend();
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # A film or a catalogue would push thousands of pages out of the store; the storefront answers the parts that players ask for.
    if (req.url ~ "^/media/files/") {
        return (pass);
    }
    # One person's pages: PERSONAL_PATHS of packages/contracts; those of the dashboard are on their way already.
    if (req.url ~ "^/(preview|checkout|profile|register|shop/order)(/|\?|$)") {
        return (pass);
    }

    # A page that has just become old is shown for a blink more, while it is rendered behind the visitors' backs: no
    # visitor waits for what many look at. The edge waits no longer for a sick or slow storefront: it shows what is
    # kept, up to a day old.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0.3s;
    } else {
        set req.grace = 24h;
    }
    # A file is the same whatever follows its name: else a few hundred names of one picture would fill the store.
    if (req.url ~ "^/(_next/static|assets|media|icons)/") {
        set req.url = regsub(req.url, "[?].*$", "");
    }
    set req.http.X-Edge-Page = "1";
    call choose_culture;
    # What other sites add to an address to count visits makes no other page of it.
    set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid|srsltid)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]+$", "");
    set req.url = std.querysort(req.url);
    return (hash);
}

# The address chooses the culture, else the cookie; both become one of two values, the only thing the storefront sees of them.
sub choose_culture {
    if (req.url ~ "[?&]language=") {
        set req.http.X-Edge-Choose = "1";
        if (req.url ~ "(?i)[?&]language=(\+|%20)*en([-_&]|$)") {
            set req.http.X-Edge-Culture = "en-US";
        } else {
            set req.http.X-Edge-Culture = "fa-IR";
        }
        set req.url = regsuball(req.url, "(?<=[?&])language=[^&]*&?", "");
        # The links of such a page name the culture too, for crawlers, which keep no cookie: it is another page than the one
        # that the cookie chose. The default culture's addresses are the plain ones.
        if (req.http.X-Edge-Culture != "fa-IR") {
            set req.url = regsub(req.url, "[?&]+$", "");
            if (req.url ~ "[?]") {
                set req.url = req.url + "&language=" + req.http.X-Edge-Culture;
            } else {
                set req.url = req.url + "?language=" + req.http.X-Edge-Culture;
            }
        }
    } elsif (req.restarts == 0) {
        if (req.http.Cookie ~ "(?i)(^|; *)language=en([-_;]|$)") {
            set req.http.X-Edge-Culture = "en-US";
        } else {
            set req.http.X-Edge-Culture = "fa-IR";
        }
    }
    set req.http.Cookie = "language=" + req.http.X-Edge-Culture;
}

sub vcl_backend_fetch {
    # A page that takes longer is shown as it was; an import or a report in the dashboard may take its time.
    if (bereq.http.X-Edge-Page) {
        set bereq.first_byte_timeout = 5s;
    }
    var.set("purged", str.split(var.global_get("purged") + " ", 1, " "));
    unset bereq.http.X-Edge-Page;
    unset bereq.http.X-Edge-Culture;
    unset bereq.http.X-Edge-Choose;
    unset bereq.http.X-Edge-Dashboard;
}

# Something changed while this page was rendered: it may be too old already. Those who wait for it have it, the next moment
# renders it again, and it is still there if the storefront dies. One change alone, of one thing that the page does not show,
# leaves it true: else a slow storefront would have to render everything again whenever a price moves.
sub doubt_page {
    set beresp.http.X-Edge-Mark = var.global_get("purged") + " ";
    if (str.split(beresp.http.X-Edge-Mark, 1, " ") != var.get("purged")) {
        if (str.split(beresp.http.X-Edge-Mark, 2, " ") != var.get("purged")
            || beresp.http.X-Edge-Mark ~ "^[^ ]+ [^ ]+ [^ ]+ [^ ]"
            || str.contains(" " + beresp.http.xkey + " ", " " + str.split(beresp.http.X-Edge-Mark, 3, " ") + " ")) {
            set beresp.ttl = 0.2s;
        }
    }
    unset beresp.http.X-Edge-Mark;
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    # A failing page must not push out the one that is kept.
    if (beresp.status >= 500) {
        return (abandon);
    }
    if (beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
        set beresp.grace = 24h;
        # No visitor misses a page that does not exist; the names of such pages are without end.
        if (beresp.status == 404) {
            set beresp.grace = 60s;
        }
        call doubt_page;
    } elsif (beresp.status == 200 && bereq.url ~ "^/(_next/static|assets|media)/") {
        set beresp.ttl = 1h;
        set beresp.grace = 24h;
        unset beresp.http.Vary;
        set beresp.http.Vary = "Accept-Encoding";
    } else {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
    }
    return (deliver);
}

# Reading may be tried once more, where another process of the shop may answer; a change never is.
sub vcl_backend_error {
    if (bereq.uncacheable && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    return (abandon);
}

sub vcl_deliver {
    set resp.http.X-Content-Type-Options = "nosniff";
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    if (req.http.X-Edge-Page) {
        unset resp.http.Age;
        if (obj.hits == 0) {
            set resp.http.X-Cache = "miss";
        } elsif (obj.ttl < 0s) {
            set resp.http.X-Cache = "stale";
        } else {
            set resp.http.X-Cache = "hit";
        }
    }
    if (req.http.X-Edge-Choose) {
        set resp.http.Set-Cookie = "language=" + req.http.X-Edge-Culture
            + "; Path=/; SameSite=Lax; Max-Age=31536000";
        if (req.http.X-Forwarded-Proto == "https") {
            set resp.http.Set-Cookie = resp.http.Set-Cookie + "; Secure";
        }
    }
}

sub vcl_synth {
    set resp.http.X-Content-Type-Options = "nosniff";
    if (req.method == "PURGE") {
        set resp.http.X-Purged = req.http.X-Edge-Purged;
        set resp.body = "";
        return (deliver);
    }
    # The storefront failed to render this page: is there an older one?
    if (resp.status == 503 && req.http.X-Edge-Page && req.restarts == 0) {
        return (restart);
    }
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'";
    if (resp.status == 503) {
        set resp.http.Retry-After = "5";
        if (req.http.X-Edge-Dashboard) {
            call show_dashboard_unreachable;
        } else {
            call show_unreachable;
        }
    } else {
        set resp.body = "";
    }
    return (deliver);
}
