/** Sends the shopper's browser to a gateway with a hidden form. Built from nodes: no value is ever read as markup. */
export function postTo(href: string, inputs: readonly [name: string, value: string][]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = href;
  form.hidden = true;
  for (const [name, value] of inputs) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
