export default 'Sign up as an affiliate: instant approval, ten per cent commission on every website sold through your link, paid monthly.';
