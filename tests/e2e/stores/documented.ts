import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../fixtures/free-port.ts';
import { startFakeGateway } from '../../fixtures/gateway/server.ts';
import { type FakeSmtp, startFakeSmtp } from '../../fixtures/smtp.ts';
import { expect, test as base } from '../support/test.ts';
import { selfSigned } from './certificate.ts';
import { adapted, DOCUMENTED, documentedFile, unitLines } from './documented-files.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';

export const NGINX = '/usr/sbin/nginx';
export const SHOP = 'my-shop';
const HOST = 'shop.example';
/** What a checkout has, and what `npm ci` and a first start add. */
const CHECKOUT = ['src', 'public', 'dist', 'node_modules', 'package.json', 'package-lock.json', 'astro.config.mjs'];

/** A shop that was opened by the lines of docs/operations.md, with other ports and its own folders. */
export interface Documented {
  origin: string;
  /** Where the proxy takes http. */
  plain: string;
  dataFolder: string;
  smtp: FakeSmtp;
  /** The proxy's access log. */
  accessLog: string;
  /** Runs `npm run store -- …` as the owner does: in the program's folder, with nothing in the environment. */
  command: (...words: string[]) => { status: number | null; said: string; wrong: string };
}

export const test = base.extend<object, { documented: Documented }>({
  baseURL: ({ documented }, use) => use(documented.origin),
  documented: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'selvedge-documented-'));
      const [folder, dataFolder] = [join(root, 'srv'), join(root, 'data')];
      mkdirSync(folder);
      mkdirSync(dataFolder);
      for (const name of CHECKOUT) symlinkSync(resolve(name), join(folder, name));
      const [bank, smtp] = await Promise.all([startFakeGateway(), startFakeSmtp()]);
      const [http, https, port] = [await freePort(), await freePort(), await freePort()];
      const origin = `https://${HOST}:${https}`;

      const settings = adapted(documentedFile(DOCUMENTED.settings), {
        '/var/lib/selvedge': dataFolder,
        [`https://${HOST}`]: origin,
        'sk_live_…': bank.stripe.STRIPE_SECRET_KEY,
        'whsec_…': bank.stripe.STRIPE_WEBHOOK_SECRET,
        'smtps://user:password@mail.example': smtp.url,
      });
      writeFileSync(join(folder, 'selvedge.env'), `${settings}PORT=${port}\nSTRIPE_URL=${bank.url}\n`);
      await initFolder(join(folder, SHOP), {
        name: 'My Shop',
        origin,
        currency: 'INR',
        locale: 'en-IN',
        email: 'office@shop.example',
      });
      const command = (...words: string[]) => ownerCommand(folder, words);
      const applied = command('apply', SHOP);
      expect(applied, applied.wrong).toMatchObject({ status: 0 });

      const shop = await startService(folder);
      bank.tell = `http://127.0.0.1:${port}/api/v1`;
      const accessLog = join(root, 'nginx/access');
      const proxy = startProxy(join(root, 'nginx'), { http, https, port });
      const plain = `http://127.0.0.1:${http}`;
      // It listens a moment after it was started.
      const status = () =>
        fetch(plain, { redirect: 'manual' })
          .then((answer) => answer.status)
          .catch(() => 0);
      await expect.poll(status).toBe(301);
      await use({ origin, plain, dataFolder, smtp, accessLog, command });
      await Promise.all([ended(proxy, 'SIGQUIT'), ended(shop, 'SIGTERM')]);
      await Promise.all([bank.close(), smtp.stop()]);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What systemd and `sudo -u` leave of an environment. */
const BARE = { PATH: process.env.PATH, HOME: tmpdir(), LANG: 'C.UTF-8' };

function ownerCommand(folder: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/node'),
    ['src/owner/cli/cli.ts', ...words],
    { cwd: folder, env: BARE, encoding: 'utf8' },
  );
  return { status, said: stdout.trim(), wrong: stderr.trim() };
}

/** As systemd starts the unit, but as this user. */
async function startService(folder: string): Promise<ChildProcess> {
  const unit = adapted(documentedFile(DOCUMENTED.service), { '/srv/selvedge': folder });
  const [[command = '', ...words] = []] = unitLines(unit, 'ExecStart');
  const [[cwd] = []] = unitLines(unit, 'WorkingDirectory');
  // Its settings are those of the file that commands read as well.
  expect([...unitLines(unit, 'Environment'), ...unitLines(unit, 'EnvironmentFile')]).toEqual([]);
  const shop = spawn(command, words, { cwd, env: BARE, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((open, fail) => {
    shop.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is open at') && open());
    shop.once('exit', (code) => fail(new Error(`The service ended with ${code}.`)));
  });
  return shop;
}

interface Ports {
  http: number;
  https: number;
  port: number;
}

function startProxy(folder: string, { http, https, port }: Ports): ChildProcess {
  mkdirSync(folder);
  const { key, cert } = selfSigned(HOST);
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  const site = adapted(documentedFile(DOCUMENTED.proxy), {
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ': `listen 127.0.0.1:${https} `,
    '127.0.0.1:8044': `127.0.0.1:${port}`,
    '/var/log/nginx/access.log': join(folder, 'access'),
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`]: join(folder, 'cert.pem'),
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`]: join(folder, 'key.pem'),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(
    join(folder, 'conf'),
    `daemon off; master_process off; pid pid; error_log errors;
events { worker_connections 256; }
http {
access_log off; ${temporary.join(' ')}
${site}}
`,
  );
  return spawn(NGINX, ['-p', folder, '-c', join(folder, 'conf'), '-e', 'errors'], { stdio: 'inherit' });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await end;
}

export const hasNginx = existsSync(NGINX);
