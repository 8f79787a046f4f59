export default 'Choose the password of your account in the admin area.';
