import { Migration } from '@mikro-orm/migrations';

const PROJECT = [
  `create table "project" ("id" serial primary key, "order_id" int not null, "stage" text not null, "due_at" timestamptz(3) null, "site_url" varchar(255) null, "changed_at" timestamptz(3) not null, "created_at" timestamptz(3) not null);`,
  `create index "project_created_at_id_index" on "project" ("created_at", "id");`,
  `create index "project_stage_created_at_id_index" on "project" ("stage", "created_at", "id");`,
  `create index "project_due_sort" on "project" ((coalesce(due_at, '9999-01-01 00:00:00+00'::timestamptz)), "id");`,
  `alter table "project" add constraint "project_order_id_unique" unique ("order_id");`,
  `alter table "project" add constraint "project_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete restrict;`,
  `alter table "project" add constraint "project_due_at_check" check (due_at is null or stage in ('designing', 'building', 'reviewing'));`,
  `alter table "project" add constraint "project_stage_check" check ("stage" in ('awaiting_form', 'designing', 'choosing', 'building', 'reviewing', 'live', 'closed'));`,
];

const PROJECT_EVENT = [
  `create table "project_event" ("id" serial primary key, "project_id" int not null, "kind" text not null, "actor_kind" text not null, "actor_name" varchar(120) not null, "note" varchar(1000) null, "created_at" timestamptz(3) not null);`,
  `create index "project_event_project_id_id_index" on "project_event" ("project_id", "id");`,
  `alter table "project_event" add constraint "project_event_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
  `alter table "project_event" add constraint "project_event_kind_check" check ("kind" in ('opened', 'form_submitted', 'designs_sent', 'changes_requested', 'design_chosen', 'review_ready', 'approved', 'went_live', 'reopened', 'closed', 'restored', 'undone'));`,
  `alter table "project_event" add constraint "project_event_actor_kind_check" check ("actor_kind" in ('customer', 'staff', 'system'));`,
];

/**
 * Decision 0034: the state of an order and its form decides the stage. When a design was chosen is
 * not known: the clock of work in progress starts now, and the hourly job fills in its due time.
 */
export const BACKFILL = [
  `insert into "project" ("order_id", "stage", "due_at", "changed_at", "created_at")
   select o.id,
     case when o.status <> 'paid' then 'closed'
       when c.id is null then 'awaiting_form'
       when c.status = 'pending' then 'designing'
       when c.status = 'in_progress' then 'building'
       else 'live' end,
     case when o.status = 'paid' and c.status = 'pending'
       then greatest(c.created_at, o.paid_at) + interval '24 hours' end,
     o.paid_at, o.paid_at
   from customer_order o
   left join order_confirmation c on c.order_id = o.id
   where o.paid_at is not null
   order by o.paid_at, o.id;`,
  `insert into "project_event" ("project_id", "kind", "actor_kind", "actor_name", "note", "created_at")
   select project_id, kind, actor_kind, case actor_kind when 'customer' then 'customer' else 'system' end, note, at
   from (
     select id as project_id, 1 as place, 'opened' as kind, 'system' as actor_kind, null as note, created_at as at
     from project
     union all
     select p.id, 2, 'form_submitted', 'customer', null, greatest(c.created_at, p.created_at)
     from project p join order_confirmation c on c.order_id = p.order_id
     union all
     select p.id, 3, 'design_chosen', 'system', 'Work had begun before projects were recorded. The clock starts here.', now()
     from project p where p.stage = 'building'
     union all
     select p.id, 3, 'went_live', 'system', 'The order form was marked as completed before projects were recorded.',
       greatest(p.created_at, c.created_at, (
         select max(a.at) from audit_log a
         where a.action = 'confirmation.status' and a.subject_kind = 'confirmation' and a.subject_id = c.id::text
           and a.after ->> 'status' = 'completed'))
     from project p join order_confirmation c on c.order_id = p.order_id where p.stage = 'live'
     union all
     select p.id, 4, 'closed', 'system', null,
       greatest(p.created_at, c.created_at, (
         select max(e.created_at) from order_event e
         where e.order_id = p.order_id and e.to_status in ('cancelled', 'pending')))
     from project p left join order_confirmation c on c.order_id = p.order_id where p.stage = 'closed'
   ) as past
   order by project_id, place;`,
  `update "project" set "changed_at" =
     (select max(e.created_at) from "project_event" e where e.project_id = "project".id);`,
];

/** One project per paid order, with its history. */
export class Migration20261122240000_projects extends Migration {
  override up(): void {
    for (const statement of [...PROJECT, ...PROJECT_EVENT, ...BACKFILL]) this.addSql(statement);
  }
}
