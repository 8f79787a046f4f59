export default 'Log in to your affiliate dashboard with your e-mail address and the six-digit code we send to it.';
