import { expect, type BrowserContext } from 'playwright/test';

/** A Content-Security-Policy by directive; one that is named twice counts the first time (CSP3, 2.2.1). */
export type Policy = Map<string, string[]>;

export function parsePolicy(header: string | string[] | undefined): Policy {
  const policy: Policy = new Map();
  for (const part of [header ?? ''].flat().join(';').split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/**
 * What no answer of the shop may allow, page or not: X6 of docs/reliability.md. `formTargets`: besides the shop itself.
 */
export function expectSafe(header: string | string[] | undefined, about: string, formTargets: string[] = []): void {
  const policy = parsePolicy(header);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['(anything)'];
  for (const name of ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src'].filter(
    (name) => name === 'script-src' || policy.has(name),
  ))
    for (const source of of(name)) expect(source, `${about}: ${name}`).toMatch(/^'(self|none|sha256-[\w+/=]+)'$/);
  expect(of('object-src'), `${about}: object-src`).toEqual(["'none'"]);
  // Not covered by default-src: must be named.
  expect(policy.get('base-uri'), `${about}: base-uri`).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors'), `${about}: frame-ancestors`).toEqual(["'none'"]);
  const targets = policy.get('form-action') ?? ['(anything)'];
  expect(["'self'", "'none'", ...formTargets], `${about}: form-action`).toEqual(expect.arrayContaining(targets));
}

/** From now on every document of the context tells of what its policy stopped, from its first moment. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_, told: string) => void violations.push(told));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const tell: unknown = Reflect.get(window, 'tellViolation');
        if (typeof tell === 'function')
          tell(
            `${effectiveDirective} stopped ${blockedURI} on ${location.href} (${sourceFile}:${lineNumber} ${sample})`,
          );
      },
    );
  });
  context.on('console', (message) => {
    if (/content security policy|refused to (load|execute|apply|frame|send|connect)/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}

/** That all documents of the context from now on have a safe policy and keep to it is expected by what is answered. */
export async function holdToPolicy(context: BrowserContext): Promise<{ expectKept: (least?: number) => void }> {
  const violations = await watchPolicy(context);
  const documents: [address: string, policy: string | undefined][] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'document')
      documents.push([response.url(), response.headers()['content-security-policy']]);
  });
  return {
    expectKept(least = 1) {
      expect(documents.length, 'documents').toBeGreaterThanOrEqual(least);
      // The sandbox bank names the shop's own origin, where its answers lead back to.
      for (const [address, policy] of documents) expectSafe(policy, address, [new URL(address).origin]);
      expect(violations).toEqual([]);
    },
  };
}
