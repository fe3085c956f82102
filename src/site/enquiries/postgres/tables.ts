/**
 * The tables of the leads in PostgreSQL, in a schema of their own. Each step brings them from one version to the next; steps are only
 * ever added. While servers are restarted one after the other, those of the last version go on with the tables of the next one, so a
 * step takes nothing away.
 */
export const steps: readonly (readonly string[])[] = [
  [
    // one row: numbers are given by counting, since a sequence leaves gaps, and somebody would look for lost leads
    'CREATE TABLE broadsheet.state (version integer NOT NULL, last_number integer NOT NULL)',
    'INSERT INTO broadsheet.state VALUES (0, 0)',
    // words are JSON as text: PostgreSQL's own types take no \u0000, which somebody may have typed
    `CREATE TABLE broadsheet.leads (
      number integer PRIMARY KEY,
      enquiry_id text NOT NULL,
      form_id text NOT NULL,
      form text NOT NULL,
      form_type text NOT NULL,
      received_at bigint NOT NULL,
      field_values text NOT NULL,
      other_values text NOT NULL,
      amended text,
      marks text NOT NULL,
      amended_at bigint,
      between_values text NOT NULL DEFAULT '[]',
      UNIQUE (form_id, enquiry_id)
    )`,
    `CREATE TABLE broadsheet.deliveries (
      lead integer NOT NULL REFERENCES broadsheet.leads (number) ON DELETE CASCADE,
      channel text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      next_try bigint NOT NULL DEFAULT 0,
      leased_until bigint NOT NULL DEFAULT 0,
      delivered_at bigint,
      failure text,
      reached text NOT NULL DEFAULT '[]',
      given_up_at bigint,
      PRIMARY KEY (lead, channel)
    )`,
  ],
  ['ALTER TABLE broadsheet.leads ADD COLUMN language text'], // of the page that the enquiry was written on
]
