const WIDTH = 100;

/** JSON for people: what fits in a line stands in one. */
export function writeJson(value: unknown, indent = ''): string {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => writeJson(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${writeJson(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLine(one)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
