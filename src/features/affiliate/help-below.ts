import type { InputWrapperProps } from '@mantine/core';

/** Boxes of one row stay aligned if only one of them has a help text. */
export const HELP_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];
