import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.dist-*/**',
      '**/node_modules/**',
      '.coverage/**',
      '.mutants/**',
      'data/**',
      'src/i18n/messages.d.ts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['.config/*.js', '.config/*.mjs'] },
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'process', 'console'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from chance.ts.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'commands/**/*.ts'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
        { selector: 'variable', modifiers: ['destructured'], format: null },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: '[accessibility="private"]', message: 'Private members are written with #.' },
      ],
    },
  },
  { files: ['.config/*.js', '.config/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
