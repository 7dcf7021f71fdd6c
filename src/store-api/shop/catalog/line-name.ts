/** The name of a line in texts, such as `Slim Raw Jeans, M, Indigo`. */
export function lineName({
  title,
  size,
  color,
}: {
  title: string;
  size?: string | null | undefined;
  color?: string | null | undefined;
}): string {
  return [title, size, color].filter(Boolean).join(', ');
}
