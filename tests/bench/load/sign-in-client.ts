import { Agent, request } from 'node:http';

/**
 * `node sign-in-client.ts ORIGIN SECONDS CLIENTS`: wrong and right passwords without a pause, each from an address of
 * its own. Prints how many answers of each status.
 */
const [origin, seconds, clients] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const statuses: Record<string, number> = {};
const ends = performance.now() + seconds * 1_000;
let turn = 0;

function signIn(): Promise<void> {
  return new Promise((resolve) => {
    turn += 1;
    const body = JSON.stringify({ email: `nobody${turn}@example.com`, password: 'not the right one' });
    const sent = request(`${origin}/api/v1/users/authorize`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
      },
    });
    sent.once('response', (answer) => {
      statuses[answer.statusCode!] = (statuses[answer.statusCode!] ?? 0) + 1;
      answer.resume().once('end', resolve);
    });
    sent.once('error', () => resolve());
    sent.end(body);
  });
}

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < ends) await signIn();
  }),
);
agent.destroy();
console.log(JSON.stringify(statuses));
