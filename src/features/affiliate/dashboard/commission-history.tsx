import './commission-table.css';
import { Anchor, Button, Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import { statusText } from '#src/domain/affiliate/claim/claim.rules.ts';
import {
  COMMISSION_PARTS,
  type CommissionPart,
  type CommissionView,
  type OwnCommissionFilter,
  ownCommissionFilter,
  ownCommissionsHref,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import { badgeStatus } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { longDay, shortDate, shortDay, utcDay } from '#src/domain/shared/dates.ts';
import { textToMinor } from '#src/domain/shared/money.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { NothingYet } from '../share/referral-link.tsx';
import { inCurrency, ReceiptDialog } from './receipt-dialog.tsx';

const ROWS_PER_PAGE = 25;

const COLUMNS = [
  ['Date', ''],
  ['Order ID', ''],
  ['Commission', 'amount'],
  ['Rate', 'amount'],
  ['Status', ''],
  ['Paid Date', ''],
] as const;

function Row({ row, now, onReceipt }: { row: CommissionView; now: Date; onReceipt: (() => void) | null }) {
  const amountMinor = textToMinor(row.commissionAmount);
  // For the others the badge is enough.
  const needsText = row.status === 'pending' || amountMinor < 0;
  const explanation = needsText ? statusText({ ...row, amountMinor }, now) : row.cancelReason;
  const amount = inCurrency(row.commissionAmount, row.currency);
  return (
    <tr>
      <td className="num date">{shortDate(row.createdAt)}</td>
      <td className="num order">
        {onReceipt ? (
          <button
            type="button"
            className="aff-link"
            onClick={onReceipt}
            aria-label={`Receipt of order ${row.orderId}`}
          >
            {row.orderId}
          </button>
        ) : (
          row.orderId
        )}
      </td>
      <td className="num amount">{row.status === 'cancelled' ? <s>{amount}</s> : amount}</td>
      <td className="num amount rate">{row.commissionRate}%</td>
      <td className="status">
        <span>
          <StatusBadge status={badgeStatus({ ...row, amountMinor, isRejected: row.rejectedAt !== null })} />
          {explanation && <span className="note">{explanation}</span>}
        </span>
      </td>
      <td className={row.paidAt ? 'num paid' : 'num unpaid'}>
        {row.paidAt ? shortDay(utcDay(row.paidAt)) : '-'}
      </td>
    </tr>
  );
}

const PARTS = Object.entries(COMMISSION_PARTS).map(([value, label]) => ({ value, label }));

type FilterProps = { affiliateId: number; filter: OwnCommissionFilter };

/** Currency and days come from the link of a figure. */
function Filter({ affiliateId, filter: { show, ...others } }: FilterProps) {
  const { currency, from, to } = others;
  const limits = [currency?.toUpperCase(), from && `from ${longDay(from)}`, to && `to ${longDay(to)}`].filter(
    Boolean,
  );
  return (
    <Group gap="md" mb="sm">
      <NativeSelect
        aria-label="Commissions shown"
        value={show ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void navigate(
            ownCommissionsHref(affiliateId, value ? { ...others, show: value as CommissionPart } : others),
            { keepScrollPosition: true },
          )
        }
        data={[{ value: '', label: 'All commissions' }, ...PARTS]}
      />
      {limits.length > 0 && (
        <Text size="sm">
          {limits.join(' ')}. <Anchor href={ownCommissionsHref(affiliateId, {})}>Show all</Anchor>
        </Text>
      )}
    </Group>
  );
}

type Props = { affiliateId: number; referralCode: string; hasReceipts: boolean };

/** Starts from its first page when a figure's link or the choice changes the address. */
export function CommissionHistory(props: Props) {
  const filter = ownCommissionFilter.safeParse(usePageContext().urlParsed.search).data ?? {};
  return <History key={JSON.stringify(filter)} filter={filter} {...props} />;
}

type HistoryProps = Props & { filter: OwnCommissionFilter };

/** Columns as specified, on phones two lines a row. Paged by the server. */
function History({ affiliateId, referralCode, hasReceipts, filter }: HistoryProps) {
  const [cursors, setCursors] = useState<string[]>([]);
  const [receiptOf, setReceiptOf] = useState<number | null>(null);
  const [now] = useState(() => new Date());
  const cursor = cursors.at(-1);
  const list = trpc.affiliates.commissions.useQuery(
    { affiliateId, limit: ROWS_PER_PAGE, cursor, ...filter },
    { placeholderData: (before) => before },
  );
  const rows = list.data?.items ?? [];
  const next = list.data?.nextCursor;
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <section className="panel" id="commissions" aria-labelledby="history-title">
      <div className="aff-panel-head">
        <Title order={2} id="history-title">
          Commission History
        </Title>
        <Group gap="md">
          {hasReceipts && (
            <Anchor href={paths.payoutStatement(affiliateId)} underline="always">
              Statement
            </Anchor>
          )}
          {rows.length > 0 && (
            <Button
              component="a"
              variant="default"
              size="sm"
              href={apiPaths.commissionsCsv(affiliateId)}
              download
            >
              Download CSV
            </Button>
          )}
        </Group>
      </div>
      {list.isError && <QueryError query={list} text="Your commissions could not be loaded." />}
      {list.isPending && <Skeleton height="9rem" />}
      {(rows.length > 0 || isFiltered) && <Filter affiliateId={affiliateId} filter={filter} />}
      {list.data && rows.length === 0 && isFiltered && <Text c="dimmed">No commissions here.</Text>}
      {list.data && rows.length === 0 && !isFiltered && (
        <NothingYet
          title="No commissions yet"
          text="When someone orders after following your link, the sale appears here with its commission, its status and the day it is paid."
          referralCode={referralCode}
        />
      )}
      {rows.length > 0 && (
        <table className="aff-table aff-history" aria-labelledby="history-title" aria-busy={list.isFetching}>
          <thead>
            <tr>
              {COLUMNS.map(([name, look]) => (
                <th scope="col" key={name} className={look}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                now={now}
                onReceipt={hasReceipts ? () => setReceiptOf(row.orderId) : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {(cursors.length > 0 || next) && (
        <Group justify="space-between" mt="md">
          <Text size="sm" c="dimmed">
            {list.data?.total} in all, page {cursors.length + 1}
          </Text>
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              data-disabled={cursors.length === 0}
              onClick={() => setCursors(cursors.slice(0, -1))}
            >
              Newer
            </Button>
            <Button
              variant="default"
              size="sm"
              data-disabled={!next || list.isPlaceholderData}
              onClick={() => next && setCursors([...cursors, next])}
            >
              Older
            </Button>
          </Group>
        </Group>
      )}
      {receiptOf !== null && (
        <ReceiptDialog affiliateId={affiliateId} orderId={receiptOf} onClose={() => setReceiptOf(null)} />
      )}
    </section>
  );
}
