/** What is said of a wrong value (docs/behaviour.md section 5). */
export const required = 'This field is required';
export const email = 'Please enter a valid email address';
export const phonePrefix = 'Phone number must start with +91';
export const phoneLeast = (n: number): string => `Phone number must have at least ${n} characters`;
export const phoneMost = (n: number): string => `Phone number must have no more than ${n} characters`;
export const phoneLength = 'Phone number must be 13 characters (including +91)';
export const phoneFormat = 'Invalid phone number format';
export const least = (n: number): string => `Must have at least ${n} characters`;
export const most = (n: number): string => `Must have no more than ${n} characters`;
export const format = 'Please match the requested format';
