type Params = Record<string, any>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  sessionId?: string;
  result?: Params;
  error?: { message: string };
}

/**
 * A browser's DevTools protocol, spoken directly: a page that Playwright is attached to is never prerendered, since
 * it attaches to pages; one attached to through its tab is.
 */
export class CdpConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  readonly #listeners: { method: string; listen: (params: Params, sessionId: string) => void }[] = [];
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
  }

  static async open(address: string): Promise<CdpConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`The browser did not answer at ${address}.`)));
    });
    return new CdpConnection(socket);
  }

  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  on(method: string, listen: (params: Params, sessionId: string) => void): void {
    this.#listeners.push({ method, listen });
  }

  close(): void {
    this.#socket.close();
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser has been closed.'));
  }

  #receive({ id, method, params = {}, sessionId = '', result = {}, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    } else for (const { listen } of this.#listeners.filter((one) => one.method === method)) listen(params, sessionId);
  }
}
