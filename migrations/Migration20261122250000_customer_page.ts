import { Migration } from '@mikro-orm/migrations';

/** Files, designs and messages of the customer’s page, its link, and the language of an order. */
export class Migration20261122250000_customer_page extends Migration {
  override up(): void {
    this.addSql(
      `create table "project_design" ("id" serial primary key, "project_id" int not null, "round" int not null, "position" int not null, "title" varchar(120) not null, "note" varchar(1000) null, "kind" text not null, "file_id" int null, "link" varchar(1000) null, "event_id" int null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_file_id_unique" unique ("file_id");`,
    );
    this.addSql(
      `create index "project_design_project_id_round_position_index" on "project_design" ("project_id", "round", "position");`,
    );

    this.addSql(
      `create table "project_file" ("id" serial primary key, "project_id" int not null, "purpose" text not null, "uploaded_by" text not null, "name" varchar(200) not null, "media_type" varchar(100) not null, "size_bytes" int not null, "storage_key" varchar(120) not null, "thumbnail_key" varchar(120) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "project_file" add constraint "project_file_storage_key_unique" unique ("storage_key");`,
    );
    this.addSql(
      `alter table "project_file" add constraint "project_file_thumbnail_key_unique" unique ("thumbnail_key");`,
    );
    this.addSql(`create index "project_file_project_id_id_index" on "project_file" ("project_id", "id");`);

    this.addSql(
      `create table "project_message" ("id" serial primary key, "project_id" int not null, "event_id" int null, "kind" text not null, "author_kind" text not null, "author_name" varchar(120) not null, "text" text not null, "answered_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "project_message_project_id_id_index" on "project_message" ("project_id", "id");`,
    );
    this.addSql(
      `create unique index "project_message_open_round" on "project_message" ("project_id") where kind = 'change_request' and answered_at is null;`,
    );

    this.addSql(
      `create table "project_message_file" ("message_id" int not null, "file_id" int not null, primary key ("message_id", "file_id"));`,
    );
    this.addSql(
      `alter table "project_message_file" add constraint "project_message_file_file_id_unique" unique ("file_id");`,
    );

    this.addSql(`alter table "customer_order" add "lang" varchar(16) not null default 'en';`);

    this.addSql(
      `alter table "project" add "chosen_design_id" int null, add "domain" varchar(253) null, add "domain_confirmed_at" timestamptz(3) null, add "link_version" int not null default 1, add "link_expires_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_chosen_design_id_foreign" foreign key ("chosen_design_id") references "project_design" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_link_version_check" check (link_version > 0);`,
    );
    this.addSql(
      `alter table "project" add constraint "project_domain_check" check (domain_confirmed_at is null or domain is not null);`,
    );

    this.addSql(
      `alter table "project_design" add constraint "project_design_event_id_foreign" foreign key ("event_id") references "project_event" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_file_id_foreign" foreign key ("file_id") references "project_file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_place_check" check (round > 0 and position > 0);`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_content_check" check ((kind = 'link') = (link is not null) and (kind = 'link') = (file_id is null));`,
    );
    this.addSql(
      `alter table "project_design" add constraint "project_design_kind_check" check ("kind" in ('image', 'pdf', 'link'));`,
    );

    this.addSql(
      `alter table "project_file" add constraint "project_file_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_file" add constraint "project_file_size_bytes_check" check (size_bytes > 0);`,
    );
    this.addSql(
      `alter table "project_file" add constraint "project_file_purpose_check" check ("purpose" in ('design', 'attachment'));`,
    );
    this.addSql(
      `alter table "project_file" add constraint "project_file_uploaded_by_check" check ("uploaded_by" in ('staff', 'customer'));`,
    );

    this.addSql(
      `alter table "project_message" add constraint "project_message_event_id_foreign" foreign key ("event_id") references "project_event" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_message" add constraint "project_message_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_message" add constraint "project_message_answered_check" check (answered_at is null or kind = 'change_request');`,
    );
    this.addSql(
      `alter table "project_message" add constraint "project_message_kind_check" check ("kind" in ('message', 'problem', 'change_request'));`,
    );
    this.addSql(
      `alter table "project_message" add constraint "project_message_author_kind_check" check ("author_kind" in ('customer', 'staff'));`,
    );

    this.addSql(
      `alter table "project_message_file" add constraint "project_message_file_file_id_foreign" foreign key ("file_id") references "project_file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project_message_file" add constraint "project_message_file_message_id_foreign" foreign key ("message_id") references "project_message" ("id") on delete restrict;`,
    );
  }
}
