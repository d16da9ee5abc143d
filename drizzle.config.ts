/** For drizzle-kit, which `npm run migration` starts. */
export default {
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
}
