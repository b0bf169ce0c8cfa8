# Where the containers of compose.yaml listen. Two of each, so that one can be
# restarted while the other answers. More: one backend each, added to its director.

probe is_ready {
    .url = "/health/ready";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend storefront_1 {
    .host = "172.30.0.21";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}

backend storefront_2 {
    .host = "172.30.0.22";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}

backend dashboard_1 {
    .host = "172.30.0.41";
    .port = "3100";
    .connect_timeout = 1s;
    .first_byte_timeout = 120s;
    .probe = is_ready;
}

backend dashboard_2 {
    .host = "172.30.0.42";
    .port = "3100";
    .connect_timeout = 1s;
    .first_byte_timeout = 120s;
    .probe = is_ready;
}

backend shop_api_1 {
    .host = "172.30.0.31";
    .port = "4000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}

backend shop_api_2 {
    .host = "172.30.0.32";
    .port = "4000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}

sub vcl_init {
    new storefront = directors.round_robin();
    storefront.add_backend(storefront_1);
    storefront.add_backend(storefront_2);
    new dashboard = directors.round_robin();
    dashboard.add_backend(dashboard_1);
    dashboard.add_backend(dashboard_2);
    new shop_api = directors.round_robin();
    shop_api.add_backend(shop_api_1);
    shop_api.add_backend(shop_api_2);
}

# The shop is visited by https; the TLS terminator hands its connections on by the PROXY protocol.
sub name_scheme {
    set req.http.X-Forwarded-Proto = "https";
}
