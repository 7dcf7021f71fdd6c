/** A stock figure as the owner's commands print it; null is not counted. */
export function figureText(figure: number | null): string {
  return figure === null ? 'not counted' : String(figure);
}
