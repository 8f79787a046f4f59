import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { offeredBatches, UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import {
  type BatchView,
  type CertificateAdminView,
  certificateListInput,
} from '#src/domain/project/tree/certificate.schema.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { createdColumn } from '#src/features/admin/list/cells.tsx';
import {
  type BulkAction,
  type Column,
  type Filter,
  selectFilter,
} from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { PlantingForm, Plantings, useRefreshTrees } from './plantings.tsx';

function useTreeBulk(batches: readonly BatchView[]): BulkAction<CertificateAdminView>[] {
  const refresh = useRefreshTrees();
  const plant = trpc.trees.plant.useMutation({ onSettled: refresh });
  const unplant = trpc.trees.unplant.useMutation({ onSettled: refresh });
  const takeOut = (rows: CertificateAdminView[]) => unplant.mutateAsync({ ids: rows.map(({ id }) => id) });
  return [
    ...offeredBatches(batches).map(
      (batch): BulkAction<CertificateAdminView> => ({
        label: `Add to planting ${batch.id}`,
        confirm: (rows) => ({
          lead: `Planted on ${adminDay(batch.plantedOn)}, ${batch.place}.`,
          rows: rows.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName })),
          effects: [
            'Their certificates say when and where the trees were planted.',
            `Each customer gets an email in ${UNPLANT_MINUTES} minutes. Until then you can undo this.`,
          ],
        }),
        run: (rows) => plant.mutateAsync({ batchId: batch.id, ids: rows.map(({ id }) => id) }),
        done: (count) => `${counted(count, 'tree')} added to planting ${batch.id}`,
        undo: takeOut,
      }),
    ),
    {
      label: 'Take out of its planting',
      run: takeOut,
      done: (count) => `${counted(count, 'tree')} reserved again`,
    },
  ];
}

const FILTERS: readonly Filter[] = [
  selectFilter('status', 'Status', { reserved: 'Reserved', planted: 'Planted', withdrawn: 'Withdrawn' }),
];

function CertificateBadge({ status, isWithdrawn, hasEvidence }: CertificateAdminView) {
  if (isWithdrawn) return <Badge tone="calm">Withdrawn</Badge>;
  if (status !== 'planted') return <Badge tone="wait">Reserved</Badge>;
  return hasEvidence ? (
    <Badge tone="good">Planted</Badge>
  ) : (
    <Badge tone="work" mark="!">
      Planted, evidence missing
    </Badge>
  );
}

const COLUMNS: readonly Column<CertificateAdminView>[] = [
  {
    label: 'Certificate',
    isTitle: true,
    cell: (row) =>
      row.isWithdrawn ? (
        <span className="alist-number">{row.number}</span>
      ) : (
        <a className="alist-number" href={paths.certificate(row.number)} rel="external">
          {row.number}
        </a>
      ),
  },
  { label: 'Status', card: 'state', cell: CertificateBadge },
  {
    label: 'Customer',
    sort: 'customer',
    card: 'meta',
    cell: (row) => (
      <>
        <a href={paths.adminOrder(row.orderId)}>{row.customerName}</a>
        <span className="alist-sub">{row.name ? `Shown as ${row.name}` : 'No name shown'}</span>
      </>
    ),
  },
  {
    label: 'Planted',
    from: 'medium',
    cell: (row) =>
      row.plantedOn ? (
        <>
          {adminDay(row.plantedOn)}
          <span className="alist-sub">{row.place}</span>
        </>
      ) : (
        '–'
      ),
  },
  createdColumn('Issued', { card: 'meta' }),
];

export function TreesScreen() {
  const list = useList(certificateListInput, trpc.trees.list);
  const planting = trpc.trees.planting.useQuery();
  const [edited, setEdited] = useState<BatchView | 'new' | null>(null);
  const close = () => setEdited(null);
  const title = edited === 'new' ? 'Record a planting' : edited && `Change planting ${edited.id}`;
  const bulk = useTreeBulk(planting.data?.batches ?? []);
  const { planted = 0, reserved = 0, batches = [] } = planting.data ?? {};
  return (
    <AdminPage
      title="Trees"
      lead={planting.data ? `${planted} planted, ${reserved} reserved` : null}
      back={{ href: paths.adminProjects, label: 'Back to Projects' }}
      actions={
        <Button aria-haspopup="dialog" disabled={!planting.data} onClick={() => setEdited('new')}>
          Record a planting…
        </Button>
      }
    >
      <AdminList
        name="trees"
        caption="Tree certificates, newest first"
        columns={COLUMNS}
        {...list}
        filters={FILTERS}
        searchLabel="Search certificates"
        emptyText="No certificates yet. Each website gets one when it goes live."
        bulk={{ actions: bulk, rowLabel: (row) => `the certificate ${row.number}` }}
        csv="trees"
      />
      {planting.data && <Plantings batches={batches} onEdit={setEdited} />}
      <Dialog title={title} isOpen={edited !== null} onClose={close}>
        {edited && (
          <PlantingForm batch={edited === 'new' ? null : edited} reserved={reserved} onClose={close} />
        )}
      </Dialog>
    </AdminPage>
  );
}
