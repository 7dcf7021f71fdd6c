/** Texts of the code of a discount, which few shoppers have: fetched with what shows them. */
export const applyCode = 'Apply';
export const removeCode = 'Remove';
export const removeCodeOf = (code: string): string => `Remove the code ${code}`;
export const checkingCode = (code: string): string => `Checking ${code}…`;
export const codeApplied = (code: string): string => `${code} is applied.`;
export const codeUsed = (code: string): string => `${code} has been used up.`;
export const codeUsedByYou = (code: string): string => `${code} is not applied: you have used this discount already.`;
export const codeRefused = (code: string): string =>
  `${code} is not applied: there is no such code now, or it is not for what is in your cart.`;
export const codesTooMany = 'Too many codes that do not exist. Please try again later.';
export const codeUnchecked = (code: string): string => `${code} could not be checked just now.`;
