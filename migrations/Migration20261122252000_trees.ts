import { Migration } from '@mikro-orm/migrations';

const BATCH = [
  `create table "planting_batch" ("id" serial primary key, "planted_on" varchar(10) not null, "place" varchar(120) not null, "partner" varchar(120) not null, "partner_reference" varchar(120) null, "evidence_file" varchar(40) null, "evidence_type" varchar(40) null, "evidence_bytes" int null, "created_by" varchar(120) not null, "created_at" timestamptz(3) not null);`,
  `create index "planting_batch_planted_on_id_index" on "planting_batch" ("planted_on", "id");`,
  `alter table "planting_batch" add constraint "planting_batch_planted_on_check" check (planted_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');`,
  `alter table "planting_batch" add constraint "planting_batch_evidence_check" check ((evidence_file is null) = (evidence_type is null) and (evidence_file is null) = (evidence_bytes is null));`,
];

const CERTIFICATE = [
  `create table "tree_certificate" ("id" serial primary key, "order_id" int not null, "number" varchar(14) not null, "display" text not null, "batch_id" int null, "assigned_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
  `create index "tree_certificate_created_at_id_index" on "tree_certificate" ("created_at", "id");`,
  `create index "tree_certificate_batch_id_index" on "tree_certificate" ("batch_id");`,
  `create index "tree_certificate_waiting" on "tree_certificate" ("id") where batch_id is null and withdrawn_at is null;`,
  `alter table "tree_certificate" add constraint "tree_certificate_order_id_unique" unique ("order_id");`,
  `alter table "tree_certificate" add constraint "tree_certificate_number_unique" unique ("number");`,
  `alter table "tree_certificate" add constraint "tree_certificate_batch_id_foreign" foreign key ("batch_id") references "planting_batch" ("id") on delete restrict;`,
  `alter table "tree_certificate" add constraint "tree_certificate_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete restrict;`,
  `alter table "tree_certificate" add constraint "tree_certificate_number_check" check (number ~ '^TREE-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$');`,
  `alter table "tree_certificate" add constraint "tree_certificate_assigned_check" check ((batch_id is null) = (assigned_at is null));`,
  `alter table "tree_certificate" add constraint "tree_certificate_planted_check" check (batch_id is null or withdrawn_at is null);`,
  `alter table "tree_certificate" add constraint "tree_certificate_display_check" check ("display" in ('full', 'business', 'initials', 'hidden'));`,
];

/** Decision 0038. Websites that are live already get no certificate: theirs was sent by email. */
export class Migration20261122252000_trees extends Migration {
  override up(): void {
    for (const statement of [...BATCH, ...CERTIFICATE]) this.addSql(statement);
  }
}
