export default 'Tell us about your business so that we can start designing: name, logo, domain and a few words about what you do.';
