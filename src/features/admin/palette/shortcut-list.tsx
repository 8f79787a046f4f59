import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PLACES, type Place } from '#src/domain/navigation.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';

export const placesFor = (role: AdminRole): Place[] =>
  PLACES.filter((place) => role === 'owner' || !place.ownerOnly);

const STORAGE_KEY = 'adminShortcuts';
export const areLettersOn = (): boolean => readStored('localStorage', STORAGE_KEY) !== 'off';

function switchLetters(on: boolean): void {
  writeStored('localStorage', STORAGE_KEY, on ? null : 'off');
}

type Props = { isOpen: boolean; onClose: () => void; role: AdminRole };

export function ShortcutList({ isOpen, onClose, role }: Props) {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    if (isOpen) setIsOn(areLettersOn());
  }, [isOpen]);
  const rows: [keys: string, does: string][] = [
    ['Ctrl K or ⌘ K', 'Find an order or person, go anywhere'],
    ['/', 'Find an order or person'],
    ['?', 'Show the keyboard shortcuts'],
    ['F8', 'To the notification'],
    ...placesFor(role)
      .filter(({ letter }) => letter)
      .map(({ letter, label }) => [letter ?? '', label] as [string, string]),
  ];
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="shortcut-list">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label="Single keys"
        description="Never while you type. Ctrl K always works."
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.currentTarget.checked);
          switchLetters(event.currentTarget.checked);
        }}
      />
    </Dialog>
  );
}
