import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';

const SHOWN = 8;
const SEARCH_FROM = 2;

/** Finds an active affiliate by name or code; its value is the code. */
export function AffiliatePicker({ onChange, ...props }: AutocompleteProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const found = trpc.adminAffiliates.list.useQuery(
    { q, limit: SHOWN, status: 'active' },
    { enabled: q.length >= SEARCH_FROM, placeholderData: keepPreviousData },
  );
  const affiliates = typed.trim().length >= SEARCH_FROM ? (found.data?.items ?? []) : [];
  const names = new Map(affiliates.map(({ referralCode, name }) => [referralCode, name]));
  return (
    <Autocomplete
      label="Referral Code"
      description="Optional. Whose sale this was: type a name or a code."
      autoComplete="off"
      // The server has matched names too, which are not part of the value.
      filter={({ options }) => options}
      data={[...names.keys()]}
      renderOption={({ option }) => `${names.get(option.value) ?? ''} (${option.value})`}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
      {...props}
    />
  );
}
