import type { FakeSmtp } from '../../../fixtures/smtp.ts';
import { startFakeSmtp } from '../../../fixtures/smtp.ts';
import { freePort } from '../../../fixtures/free-port.ts';
import { type Engine, fill, type Filled } from '../engines.ts';
import { test } from '../program.ts';
import { signUp, type ShopProcess, startProcess } from '../shop-process.ts';
import { bring } from './bring.ts';

/** One shop for many tests: one of three processes takes three seconds of a processor to start. */
export interface Running {
  engine: Engine;
  filled: Filled;
  shop: ShopProcess;
  /** Of the port for the shop's owner. */
  inside: string;
  smtp: FakeSmtp;
  token: string;
}

/** Fills in what it gives before the tests around it; they are skipped where the engine is not installed. */
export function openRunning(engine: Engine, workers: number): Running {
  const running: Partial<Running> = { engine };
  test.beforeAll(async () => {
    running.filled = await fill(engine);
    if (!running.filled) return;
    await bring(running.filled, 500);
    const port = await freePort();
    running.inside = `http://127.0.0.1:${port}`;
    running.smtp = await startFakeSmtp();
    running.shop = await startProcess({
      DATA_DIR: running.filled.folder,
      DATABASE_URL: running.filled.url,
      WEB_CONCURRENCY: String(workers),
      LOG_LEVEL: 'debug',
      METRICS_PORT: String(port),
      SMTP_URL: running.smtp.url,
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    running.token = await signUp(running.shop.origin);
  });
  test.afterAll(async () => {
    await running.shop?.close();
    await running.smtp?.stop();
    await running.filled?.remove();
  });
  test.beforeEach(() => test.skip(!running.filled, `${engine} is not installed`));
  return running as Running;
}
