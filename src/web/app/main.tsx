import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/theme.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/forcedColours.css';
import '../board/board.css';
import { App } from './app.tsx';
import { keepForOffline } from './offline.ts';
import { findServer } from '../online/connection/server.ts';
import { applySettings } from '../settings.ts';
import { present } from '../../kernel/data/present.ts';

applySettings();
createRoot(present(document.getElementById('root') ?? undefined)).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
void findServer();
