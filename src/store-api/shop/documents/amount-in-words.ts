const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const LARGE = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** `Rupees One Lakh Two Thousand Four Hundred Five and Paise Fifty Only`: an amount of rupees, in paise. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const sign = paise < 0 ? 'Minus ' : '';
  return `${sign}Rupees ${numberInWords(rupees)}${rest === 0 ? '' : ` and Paise ${numberInWords(rest)}`} Only`;
}

/** In the Indian system: a crore is a hundred lakh, a lakh a hundred thousand. */
function numberInWords(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) return [TENS[Math.floor(number / 10)], ...(number % 10 ? [SMALL[number % 10]] : [])].join('-');
  const [size, name] = LARGE.find(([least]) => number >= least) ?? LARGE[3];
  const rest = number % size;
  return `${numberInWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`;
}
