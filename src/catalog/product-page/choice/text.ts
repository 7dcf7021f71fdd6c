/** Texts about sizes that do not come in every colour. */
export const valueElsewhere = '(in another color)';
export const notInColor = (size: string, color: string): string => `${size} does not come in ${color}.`;
export const colorTaken = (color: string): string => `Now in ${color}`;
