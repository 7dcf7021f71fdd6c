import type { User } from '#store-api/base/auth/user.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

let users = 0;

export async function newUser(db: Db, storeId: string, clock: number): Promise<User> {
  const user = userOf(`usr_${(users += 1)}`);
  await db
    .insertInto('users')
    .values({
      store_id: storeId,
      id: user.id,
      email: user.email,
      password_hash: '',
      first_name: 'Asha',
      last_name: 'Rao',
      created_at: new Date(clock).toISOString(),
    })
    .execute();
  return user;
}

export function userOf(id: string): User {
  return { id, email: `${id}@example.com`, firstName: 'Asha', lastName: 'Rao', createdAt: '' };
}
