import 'virtual:mantine-variables.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:mantine-styles';
import './global.css';
import './contrast.css';
import './focus.css';
import './forced-colors.css';
