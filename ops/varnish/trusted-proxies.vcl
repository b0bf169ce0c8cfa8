# Made from TRUSTED_PROXIES by `rasteh trusted-proxies`.
acl trusted_proxies {
    "127.0.0.1"/32;
    "::1"/128;
}
