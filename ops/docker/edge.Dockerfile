# Varnish with the shop's rules. It compiles them when it starts, so Debian's package brings a compiler.
#   docker build -f ops/docker/edge.Dockerfile -t rasteh-edge ops/
FROM debian:12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
# Behind a CDN: mount a trusted-proxies.vcl of your own (docs/guides/install.md) over this one.
COPY varnish/shop.vcl varnish/unreachable.vcl varnish/trusted-proxies.vcl docker/backends.vcl /etc/rasteh/edge/
USER vcache
ENTRYPOINT ["varnishd", "-F", "-j", "none", "-n", "/var/lib/varnish/run", "-a", "visitors=0.0.0.0:6081,PROXY", "-a", "purge=0.0.0.0:6083", "-f", "/etc/rasteh/edge/shop.vcl", "-p", "vcl_path=/etc/rasteh/edge", "-p", "http_gzip_support=off", "-p", "timeout_idle=60", "-s", "malloc,256m"]
