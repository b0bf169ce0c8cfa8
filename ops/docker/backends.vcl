# Where the containers of compose.yaml listen. Two of each, so that one can be
# restarted while the other answers. More: one backend each, added to its director.

probe web_is_well {
    .url = "/health/ready";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend web_1 {
    .host = "172.30.0.21";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 120s;
    .probe = web_is_well;
}

backend web_2 {
    .host = "172.30.0.22";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 120s;
    .probe = web_is_well;
}

backend shop_api_1 {
    .host = "172.30.0.31";
    .port = "4000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = web_is_well;
}

backend shop_api_2 {
    .host = "172.30.0.32";
    .port = "4000";
    .connect_timeout = 1s;
    .first_byte_timeout = 65s;
    .probe = web_is_well;
}

sub vcl_init {
    new pages = directors.round_robin();
    pages.add_backend(web_1);
    pages.add_backend(web_2);
    new shop = directors.round_robin();
    shop.add_backend(shop_api_1);
    shop.add_backend(shop_api_2);
}

# The shop is visited by https; whoever ends TLS hands its connections on by the PROXY protocol.
sub name_scheme {
    set req.http.X-Forwarded-Proto = "https";
}
