import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';

const SHOWN = 8;
const SEARCH_FROM = 2;
const LIST_ID = 'affiliate-codes';

/** Suggests active affiliates by name or code; the value is the code. */
export function AffiliatePicker({ onChange, ...props }: TextInputProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const found = trpc.adminAffiliates.list.useQuery(
    { q, limit: SHOWN, status: 'active' },
    { enabled: q.length >= SEARCH_FROM, placeholderData: keepPreviousData },
  );
  return (
    <>
      <TextInput
        label="Referral Code"
        description="Optional. Whose sale this was: type a name or a code."
        autoComplete="off"
        list={LIST_ID}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
        {...props}
      />
      <datalist id={LIST_ID}>
        {found.data?.items.map(({ referralCode, name }) => (
          <option key={referralCode} value={referralCode}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
