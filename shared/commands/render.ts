// `npm run render`
import '@portfolio/render/commands/render';
