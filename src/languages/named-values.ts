/** `({ shop, id: number }) =>`, of a text or of the English function that it stands in for. */
const HEAD = /^(?:function\s*\w*)?\s*\(\s*\{([^{}]*)\}/;

/** What is wrong with the values that a text takes by their names; undefined where all are those of the English one. */
export function unknownValue(given: object, english: object): string | undefined {
  const [own, has] = [namesIn(given), namesIn(english)];
  const unknown = has && own?.find((name) => !has.includes(name));
  return unknown && `${unknown} is no value of this text, which has ${has.join(', ')}`;
}

/** Undefined where a function takes its values one by one. */
function namesIn(text: object): string[] | undefined {
  const [, names] = HEAD.exec(Function.prototype.toString.call(text)) ?? [];
  return names?.split(',').flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? []);
}
