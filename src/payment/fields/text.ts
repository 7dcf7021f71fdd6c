/** What is said of a wrong value (docs/behaviour.md section 5). */
export const text = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  phonePrefix: 'Phone number must start with +91',
  phoneLeast: (n: number) => `Phone number must have at least ${n} characters`,
  phoneMost: (n: number) => `Phone number must have no more than ${n} characters`,
  phoneLength: 'Phone number must be 13 characters (including +91)',
  phoneFormat: 'Invalid phone number format',
  least: (n: number) => `Must have at least ${n} characters`,
  most: (n: number) => `Must have no more than ${n} characters`,
  format: 'Please match the requested format',
};
