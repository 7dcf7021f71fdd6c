/** Words of sign-in, registration and account (spec sections 2, 5, 8). */
export const text = {
  loggedIn: 'Logged in successfully.',
  loginFailed: 'Failed to login. Please check your credentials.',
  noResponse: 'No response from server. Please try again later.',
  tokenMissing: 'Authentication failed: Token is missing in the response',
  invalidEmailTitle: 'Invalid Email',
  invalidEmail: 'Please enter a valid email address.',
  registered: 'Account created successfully. You can now log in.',
  registerError: 'Registration Error',
  registerFailed: 'Failed to register. Please try again.',
  registerBanner: 'Registration failed. Please try using a different email provider (like Gmail or Outlook).',
  emailHint: 'We recommend using Gmail, Outlook, or other common email providers',
  loggedOutElsewhere: 'You have been logged out successfully.',
  logoutFailed: 'Failed to log out properly.',
  loggedOutTitle: 'Logged out',
  loggedOut: 'You have been successfully logged out.',
  accountFailed: 'Failed to load account information',
};
