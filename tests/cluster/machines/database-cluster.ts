import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresNode } from './postgres-node.ts';
import type { Programs } from './programs.ts';

const NAMES = ['one', 'two', 'three'];
const ASK_EVERY_MS = 300;
/** So often in a row without an answer, and a primary counts as gone. */
const SILENCES = 3;

/** One failover, in milliseconds since the primary was killed. */
export interface Failover {
  killedAt: number;
  noticed: number;
  promoted: number;
}

/**
 * Three machines with PostgreSQL: a primary and two standbys, of which any one has every commit. Two would not do:
 * after the first failure nobody would be left to hold the second copy of an order.
 */
export class DatabaseCluster {
  readonly nodes: PostgresNode[];
  #primary: PostgresNode;

  constructor(folder: string, firstPort: number, programs: Programs) {
    this.nodes = NAMES.map(
      (name, index) => new PostgresNode({ name, port: firstPort + index, folder, names: NAMES }, programs),
    );
    const [first] = this.nodes;
    if (!first) throw new Error('no machine');
    this.#primary = first;
  }

  get primary(): PostgresNode {
    return this.#primary;
  }

  get standbys(): PostgresNode[] {
    return this.nodes.filter((node) => node !== this.#primary);
  }

  async start(): Promise<void> {
    const making = this.#primary.makePrimary();
    // Creating the database waits for a standby, which is copied as soon as the primary answers.
    while (!(await this.#primary.answers())) await sleep(ASK_EVERY_MS);
    for (const standby of this.standbys) await standby.copyFrom(this.#primary);
    await making;
  }

  /** Kills the primary's machine, notices it as a monitor does, promotes the standby that has most of the log. */
  async failOver(redirect: (primary: PostgresNode) => Promise<void> | void): Promise<Failover> {
    const old = this.#primary;
    const killedAt = performance.now();
    const sinceKill = () => performance.now() - killedAt;
    await old.kill();
    for (let silences = 0; silences < SILENCES;) {
      silences = (await old.answers()) ? 0 : silences + 1;
      await sleep(ASK_EVERY_MS);
    }
    const noticed = sinceKill();
    const received = await Promise.all(this.standbys.map(async (node) => ({ node, has: await node.received() })));
    const [best] = received.sort((one, other) => other.has - one.has);
    if (!best) throw new Error('no standby');
    await best.node.promote();
    this.#primary = best.node;
    await redirect(best.node);
    const promoted = sinceKill();
    await Promise.all(this.standbys.filter((node) => node !== old).map((node) => node.follow(best.node)));
    return { killedAt, noticed, promoted };
  }

  /** Brings every machine that is down back as a standby, and waits until both replicate. Gives how. */
  async rebuild(): Promise<string[]> {
    const ways: string[] = [];
    // pg_rewind reads the new primary's timeline from its last checkpoint.
    await this.#primary.ask('checkpoint');
    for (const node of this.standbys) if (!node.isRunning()) ways.push(await node.rejoin(this.#primary));
    await this.untilReplicated();
    return ways;
  }

  async untilReplicated(): Promise<void> {
    for (let turns = 0; ; turns += 1) {
      const [row] = await this.#primary.ask(`select count(*) as n from pg_stat_replication where state = 'streaming'`);
      if (Number(row?.n) === this.standbys.length) return;
      if (turns > 300) throw new Error(`only ${String(row?.n)} standbys replicate`);
      await sleep(200);
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.standbys.map((node) => node.close()));
    await this.#primary.close();
  }
}
