/** Shared by the schemas and by the script of the demo checkout, which loads no zod. */
export const CUSTOMER_NAME_REQUIRED = 'Customer name is required';
