# The site and its form service in one image.
#   docker build --build-arg SITE_ORIGIN=https://www.example.com -t site .
#   docker run -p 8080:8080 -v leads:/app/data -e SMTP_URL=… -e LEADS_TO=… site
FROM node:22.23.3-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Read by the build. BUILD_OPTIONS=--demo allows an identity that is not real.
ARG SITE_ORIGIN=
ARG FORM_ENDPOINT=
ARG BUILD_OPTIONS=
RUN npm run build -- --deploy server $BUILD_OPTIONS
# What serves: the engine as a package, without what developing needs.
RUN mkdir packages && npm pack --silent --pack-destination packages
RUN npm install --prefix server --omit=dev --ignore-scripts ./packages/broadsheet-*.tgz

FROM node:22.23.3-slim
WORKDIR /app
COPY --from=build /app/server/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir -p data && chown node data
ENV HOST=0.0.0.0 PORT=8080 NODE_ENV=production
USER node
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "node_modules/broadsheet/packed/broadsheet.js", "serve"]
