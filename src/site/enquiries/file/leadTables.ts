/**
 * The tables of the leads' database file. Each step brings a database from one version (`PRAGMA user_version`) to the next;
 * steps are only ever added.
 */
export const leadTables: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      enquiry_id TEXT NOT NULL,
      form_id TEXT NOT NULL,
      form TEXT NOT NULL,
      form_type TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      field_values TEXT NOT NULL,
      other_values TEXT NOT NULL,
      amended TEXT,
      marks TEXT NOT NULL,
      UNIQUE (form_id, enquiry_id)
    )`,
    `CREATE TABLE deliveries (
      lead INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      next_try INTEGER NOT NULL DEFAULT 0,
      delivered_at INTEGER,
      failure TEXT,
      PRIMARY KEY (lead, channel)
    )`,
    'CREATE INDEX leads_by_time ON leads (received_at)',
  ],
  [
    // what an enquiry said in between, when it came a third time with other words; when it came last with other words
    `ALTER TABLE leads ADD COLUMN between_values TEXT NOT NULL DEFAULT '[]'`,
    'ALTER TABLE leads ADD COLUMN amended_at INTEGER',
    // until when somebody is at it; who has got it while others have not; when it was no longer tried
    'ALTER TABLE deliveries ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0',
    `ALTER TABLE deliveries ADD COLUMN reached TEXT NOT NULL DEFAULT '[]'`,
    'ALTER TABLE deliveries ADD COLUMN given_up_at INTEGER',
    'CREATE TABLE room (trial BLOB NOT NULL)', // always empty: written to and cleared, to see whether there is room for an enquiry
  ],
  ['ALTER TABLE leads ADD COLUMN language TEXT'], // of the page that the enquiry was written on
]
