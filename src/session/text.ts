/** Words of sign-in, registration and account (docs/behaviour.md sections 2, 5, 8). */
export const loggedIn = 'Logged in successfully.';
export const loginFailed = 'Failed to login. Please check your credentials.';
export const noResponse = 'No response from server. Please try again later.';
export const tryLater = 'Please try again later.';
export const tokenMissing = 'Authentication failed: Token is missing in the response';
export const invalidEmailTitle = 'Invalid Email';
export const invalidEmail = 'Please enter a valid email address.';
export const registered = 'Account created successfully. You can now log in.';
export const registerError = 'Registration Error';
export const registerFailed = 'Failed to register. Please try again.';
export const registerBanner =
  'Registration failed. Please try using a different email provider (like Gmail or Outlook).';
export const emailHint = 'We recommend using Gmail, Outlook, or other common email providers';
export const loggedOutElsewhere = 'You have been logged out successfully.';
export const logoutFailed = 'Failed to log out properly.';
export const loggedOutTitle = 'Logged out';
export const loggedOut = 'You have been successfully logged out.';
export const linkSent =
  'If there is an account for this address, we have sent a link to it. It is valid for 30 minutes.';
export const linkMissing = 'Nothing there? Please look among the unwanted mail too.';
export const linkGone = 'This link is no longer valid. Please ask for a new one.';
export const passwordChangedTitle = 'Password changed';
export const passwordChanged = 'You can now log in with your new password.';
export const accountFailed = 'Failed to load account information';
