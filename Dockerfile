# The image holds the bundle and the packages that cannot be in it: no sources, no build tools. Node's npm stays for the
# library that runs local models. See docs/hosting.md.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json LICENSE ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY scripts scripts
COPY shared shared
COPY server server
COPY web web
COPY packaging packaging
RUN npm run build && node packaging/app.mjs /built

FROM node:24.21.0-trixie-slim
# HOST opens the port to the container's network. The MALLOC settings and the flags of CMD are those of `npm start`.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    HOOKLINE_PACKAGE=container \
    npm_config_cache=/tmp/.npm \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
# Everything here belongs to root, so the app cannot change its own code.
COPY --from=build /built .
RUN ln -s /app/server/hookline.js /usr/local/bin/hookline && install -d -m 700 -o node -g node /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--enable-source-maps", "server/server.js"]
