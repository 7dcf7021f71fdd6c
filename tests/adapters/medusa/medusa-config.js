/* eslint-disable -- CommonJS, which Medusa reads */
const { defineConfig } = require('@medusajs/framework/utils');

/** Without the admin's pages; events, cache and locks in memory, as Medusa has them when nothing else is set. */
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: '',
      adminCors: '',
      authCors: '',
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
});
