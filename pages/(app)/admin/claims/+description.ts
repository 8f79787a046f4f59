export default 'Questions of affiliates about a sale they miss, and the answers they were given.';
