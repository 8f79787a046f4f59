export default 'There is no page at this address, or it could not be shown. The links on this page lead back.';
