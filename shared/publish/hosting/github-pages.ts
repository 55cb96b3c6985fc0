/**
 * A workflow of GitHub Actions that publishes every change of the main branch on GitHub Pages. The releases of earlier runs
 * are kept in its cache: a page that a visitor has open may still ask for their files.
 * The address is the one that GitHub gives the site: of its own domain, or below the repository's name.
 * https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages
 */
export function githubPages(): string {
  return `name: Pages
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - uses: actions/cache@v4
        with:
          path: |
            .cache
            .site
            site
          key: pages-\${{ github.run_id }}
          restore-keys: pages-
      - run: npm run publish -- all
        env:
          SITE_ADDRESS: \${{ steps.pages.outputs.base_url }}
      - run: npm run site -- prune 5
      - run: npm run site -- export folder export
      - uses: actions/upload-pages-artifact@v3
        with:
          path: export\${{ steps.pages.outputs.base_path }}
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}
