import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, startProgram } from './own-process.ts';
import type { Programs } from './programs.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx before the shops: a page is asked of the next shop when one does not answer, an order never twice. */
export class Balancer {
  readonly origin: string;
  readonly #folder: string;
  readonly #program: string;
  readonly #port: number;
  #process: OwnProcess | undefined;

  constructor(folder: string, port: number, { nginx }: Programs) {
    this.#folder = join(folder, 'nginx');
    this.#program = nginx;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
    mkdirSync(this.#folder);
  }

  start(shops: number[]): void {
    const config = join(this.#folder, 'conf');
    writeFileSync(config, this.#config(shops));
    this.#process = startProgram(this.#program, ['-p', this.#folder, '-c', config, '-e', 'errors'], {
      log: join(this.#folder, 'log'),
      cwd: this.#folder,
    });
  }

  async stop(): Promise<void> {
    await this.#process?.end('SIGQUIT');
  }

  #config(shops: number[]): string {
    return `daemon off;
master_process off;
pid pid;
error_log errors;
events { worker_connections 512; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')}
  upstream shops {
    ${shops.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${this.#port};
    location / {
      proxy_pass http://shops;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_read_timeout 40s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
  }
}
