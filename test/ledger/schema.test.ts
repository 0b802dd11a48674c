import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/ledger/database.js'
import * as schema from '../../src/ledger/schema.js'

interface Column {
  readonly name: string
  readonly notnull: number
  readonly pk: number
}
interface Index {
  readonly name: string
  readonly unique: number
  readonly origin: string
}

const tables: readonly (readonly [string, SQLiteTable])[] = Object.values(schema).map((table) => [
  getTableConfig(table).name,
  table,
])

it.each(tables)('the migrations make the table %s as the code has it', (name, table) => {
  const database = openDatabase(':memory:')
  const { sqlite } = database
  const { columns, indexes, primaryKeys, foreignKeys } = getTableConfig(table)
  const made = sqlite.pragma(`table_info(${name})`) as Column[]
  expect(made.map((column) => column.name).sort()).toEqual(columns.map((column) => column.name).sort())
  const keys = [
    ...columns.filter(({ primary }) => primary).map((column) => column.name),
    ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  ]
  const byPlace = [...made].sort((a, b) => a.pk - b.pk).filter(({ pk }) => pk > 0)
  expect(byPlace.map((column) => column.name)).toEqual(keys)
  for (const column of columns)
    if (!column.primary) expect([column.name, made.find((one) => one.name === column.name)?.notnull]).toEqual([column.name, Number(column.notNull)]) // prettier-ignore
  const madeIndexes = (sqlite.pragma(`index_list(${name})`) as Index[]).filter(({ origin }) => origin === 'c')
  expect(madeIndexes.map((index) => `${index.name} ${index.unique}`).sort()).toEqual(
    indexes.map(({ config }) => `${config.name} ${Number(config.unique)}`).sort(),
  )
  const points = (sqlite.pragma(`foreign_key_list(${name})`) as { from: string; table: string; to: string }[]).map(
    (key) => `${key.from} ${key.table}.${key.to}`,
  )
  expect(points.sort()).toEqual(
    foreignKeys
      .map((key) => key.reference())
      .map(
        ({ columns: own, foreignColumns, foreignTable }) =>
          `${own.map((one) => one.name).join()} ${getTableConfig(foreignTable).name}.${foreignColumns.map((one) => one.name).join()}`,
      ) // prettier-ignore
      .sort(),
  )
  database.close()
})
