import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  type ApiTokenView,
  type NewTokenView,
  OVERLAP_DAYS_MAX,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { lastUseText } from '#src/domain/integration/api-token/token-state.rules.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = { token: ApiTokenView; onClose: () => void };

/** Revoking can't be undone: the question says who notices it. */
export function RevokeDialog({ token, onClose }: Props) {
  const utils = trpc.useUtils();
  const [error, setError] = useState<string | null>(null);
  const revoke = trpc.apiTokens.revoke.useMutation({
    onSuccess() {
      showToast({ title: 'Token revoked', description: `${token.name} has no access any more.` });
      void utils.apiTokens.list.invalidate();
      onClose();
    },
    onError: (failure) =>
      setError(failureText(failure, 'The token could not be revoked. Nothing was changed: try again.')),
  });
  return (
    <Dialog title={`Revoke ${token.name}?`} isOpen onClose={onClose}>
      <Text>
        Every program that uses this token loses access at once. This can’t be undone. To replace the token
        without an interruption, rotate it instead.
      </Text>
      <Text mt="sm">
        Last used: <strong>{lastUseText(token)}</strong>
      </Text>
      {error && (
        <Text mt="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <DialogActions safe="Keep it" onSafe={onClose}>
        <Button color="red" loading={revoke.isPending} onClick={() => revoke.mutate({ id: token.id })}>
          Revoke token
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const OVERLAPS = [0, 1, 3, OVERLAP_DAYS_MAX];
const OVERLAP_DEFAULT = 1;
const overlapText = (days: number): string =>
  days === 0 ? 'Stops at once' : `Works for ${days === 1 ? '1 more day' : `${days} more days`}`;

type RotateProps = Props & { onRotated: (created: NewTokenView) => void };

export function RotateDialog({ token, onClose, onRotated }: RotateProps) {
  const [overlapDays, setOverlapDays] = useState(OVERLAP_DEFAULT);
  const [error, setError] = useState<string | null>(null);
  const rotate = trpc.apiTokens.rotate.useMutation({
    onSuccess: onRotated,
    onError: (failure) =>
      setError(failureText(failure, 'The token could not be rotated. Nothing was changed: try again.')),
  });
  return (
    <Dialog title={`Rotate ${token.name}?`} isOpen onClose={onClose}>
      <Stack gap="md">
        <Text>
          You get a new token with the same name and the same access. Put it into the program before the old
          one stops.
        </Text>
        <NativeSelect
          label="The old token"
          value={String(overlapDays)}
          error={error}
          data={OVERLAPS.map((days) => ({ value: String(days), label: overlapText(days) }))}
          onChange={(event) => setOverlapDays(Number(event.currentTarget.value))}
        />
      </Stack>
      <DialogActions safe="Keep it" onSafe={onClose}>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate({ id: token.id, overlapDays })}>
          Rotate token
        </Button>
      </DialogActions>
    </Dialog>
  );
}
