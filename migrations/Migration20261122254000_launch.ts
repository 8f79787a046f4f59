import { Migration } from '@mikro-orm/migrations';

/** What owners and commands record for "Before you go public". */
export class Migration20261122254000_launch extends Migration {
  override up(): void {
    this.addSql(
      `create table "launch_record" ("id" serial primary key, "kind" text not null, "subject" varchar(40) not null, "reason" varchar(200) null, "backup_of" timestamptz(3) null, "actor_name" varchar(120) not null, "at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "launch_record" add constraint "launch_record_kind_subject_unique" unique ("kind", "subject");`,
    );
    this.addSql(
      `alter table "launch_record" add constraint "launch_record_reason_check" check ((kind = 'exemption') = (reason is not null));`,
    );
    this.addSql(
      `alter table "launch_record" add constraint "launch_record_backup_of_check" check ((kind = 'restore') = (backup_of is not null));`,
    );
    this.addSql(
      `alter table "launch_record" add constraint "launch_record_kind_check" check ("kind" in ('exemption', 'claims', 'restore', 'backup'));`,
    );
  }
}
