import { Menu } from '@mantine/core';
import { useState } from 'react';
import { paths } from '#src/domain/paths.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { ShortcutList } from '../palette/shortcut-list.tsx';

type Props = { user: { username: string; role: AdminRole } };

/** Opens on the name of the account. */
export function UserMenu({ user }: Props) {
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withArrow keepMounted={false}>
        <Menu.Target>
          <button type="button" className="admin-user" title={user.role === 'owner' ? 'Owner' : 'Staff'}>
            <svg className="icon admin-user-icon" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="8" r="3.5" />
              <path d="M5 20c0-4 3-6 7-6s7 2 7 6" />
            </svg>
            <span>{user.username}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={`${paths.adminAccounts}?tab=login`}>
            Your account
          </Menu.Item>
          <Menu.Item onClick={() => setIsListOpen(true)}>Keyboard shortcuts</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} role={user.role} />
    </>
  );
}
